export { qrLogin as widget } from './qr-login.element';
