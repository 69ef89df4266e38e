globalThis.heard = [];
document.addEventListener('cntv-reset', ({ type }) => globalThis.heard.push(type));
