// A page that is restored from the back/forward cache must not show the name of a viewer who has signed out since. The names
// are empty until the server has said that the viewer is still the same. If not, the page is loaded again; only then, because
// loading clears what was typed.
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
