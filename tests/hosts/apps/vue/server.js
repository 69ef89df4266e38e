import { renderToString } from 'vue/server-renderer';
import { createPage } from './app.js';

process.stdout.write(await renderToString(createPage('/host/a')));
