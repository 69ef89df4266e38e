// A page that goes back from the back/forward cache shows no viewer of the past: what names the viewer is empty until the
// server has said that the page is still of the same one. Otherwise the page is requested again, and only then, because
// that would clear what was typed.
const viewer = document.querySelector('meta[name=viewer]')?.content;
const names = [...document.querySelectorAll('[data-viewer-name]')].map((element) => ({
  element,
  text: element.textContent,
}));

function hide() {
  // A no-break space keeps the height of the line.
  for (const { element } of names) element.textContent = '\u00a0';
}

function show() {
  for (const { element, text } of names) element.textContent = text;
}

async function presentViewer() {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
  return response.headers.get('x-viewer');
}

addEventListener('pagehide', hide);
addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return;
  try {
    if ((await presentViewer()) === viewer) show();
    else location.reload();
  } catch {
    // Without a response the names stay hidden until the next return.
  }
});
