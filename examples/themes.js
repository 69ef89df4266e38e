// Enables the style sheets of the chosen theme. A page that has one theme only needs its <link>.
const form = document.getElementById('themes');

function apply() {
  const { theme, scheme, large } = Object.fromEntries(new FormData(form));
  for (const link of document.querySelectorAll('link[data-theme]'))
    link.disabled = link.dataset.theme === 'large-text' ? !large : link.dataset.theme !== theme;
  document.documentElement.style.colorScheme = scheme === 'auto' ? 'light dark' : scheme;
}

form.addEventListener('change', apply);
apply();
