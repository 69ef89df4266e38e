import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

globalThis.heard = [];
hydrateRoot(document.getElementById('app'), createElement(App, { path: location.pathname }));
