// For the gallery, which frames this page: it draws the elements and configures them.
import { configure } from '../cntv-widgets.js';

Object.assign(window, { configure });
