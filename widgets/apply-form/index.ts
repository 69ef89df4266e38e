export { applyForm as widget } from './apply-form.element';
