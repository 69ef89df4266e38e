// Stores each application in the portal. The form is busy until the response arrives.
document.addEventListener('cntv-submit', (event) => {
  event.preventDefault();
  event.detail.respond(store(event.detail));
});

/** Rejects with the text for the visitor, or with the network error. */
async function store({ form, data }) {
  const response = await fetch(`/applications/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (response.status === 400 || response.status === 429) throw await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}
