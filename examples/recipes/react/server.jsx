import { renderToString } from 'react-dom/server';
import { Page } from './page.jsx';

/** Returns the document. `<` is escaped in the configuration, so that no value can end the element. */
export function renderPage(configuration) {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>React 19</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/examples/example.css">
<script type="application/json" data-cntv-config>${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/widgets/cntv-widgets.js"></script>
<script type="module" src="/app/client.js"></script>
</head>
<body><main id="app">${renderToString(<Page />)}</main></body>
</html>`;
}
