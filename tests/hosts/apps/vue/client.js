import { createPage } from './app.js';

globalThis.heard = [];
createPage(location.pathname).mount('#app');
