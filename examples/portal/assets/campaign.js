// Sends each application to the portal. The form is busy until the response arrives, and shows a refusal, which is JSON
// like {"fields": {"phone": "…"}}, under the fields.
document.addEventListener('cntv-submit', ({ detail }) => {
  detail.respond(
    fetch(`/applications/${detail.form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(detail.data),
    }),
  );
});
