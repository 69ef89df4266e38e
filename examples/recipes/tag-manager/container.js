// Stands for the manager's own script: it fires its tags after the page is loaded, and again at each change of the address.
const fireTags = async () => (await import('./tag.js')).fire();

addEventListener('load', fireTags);
addEventListener('popstate', fireTags);
addEventListener('hashchange', fireTags);
