import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

process.stdout.write(renderToString(createElement(App, { path: '/host/a' })));
