// Lists every event of the widgets on the page.
for (const name of [
  'cntv-login-success',
  'cntv-login-required',
  'cntv-navigate',
  'cntv-error',
  'cntv-unread',
  'cntv-qr-state',
  'cntv-submit',
  'cntv-reset',
  'cntv-logout',
]) {
  document.addEventListener(name, (event) => {
    const row = document.createElement('li');
    row.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
    document.getElementById('events')?.append(row);
  });
}
