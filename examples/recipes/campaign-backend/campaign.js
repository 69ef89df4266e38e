document.querySelector('cntv-apply-form').addEventListener('cntv-submit', ({ detail }) => {
  detail.respond(
    fetch('/campaign/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(detail.data),
    }),
  );
});
