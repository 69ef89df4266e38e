export { login as widget } from './login.element';
