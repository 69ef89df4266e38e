import { createRoot } from 'react-dom/client';
import { fill } from '#i18n/fill';
import { Notice } from '#ui/notice';
import { adoptStyles } from '#ui/styles/emotion';
import { loadData } from './data';
import { Gallery } from './gallery';
import './gallery.css';
import { firstLanguage, GALLERY_TEXTS } from './texts/texts';

/** In a shadow root, because the product's fields have their styles there. */
const root = document.getElementById('gallery')?.attachShadow({ mode: 'open' });

if (root) await show(root);

async function show(root: ShadowRoot): Promise<void> {
  adoptStyles(root);
  const language = firstLanguage(navigator.languages, document.documentElement.lang);
  const view = createRoot(root);
  try {
    view.render(<Gallery data={await loadData()} firstLanguage={language} />);
  } catch (error) {
    const text = fill(GALLERY_TEXTS[language].notLoaded, { file: (error as Error).message });
    view.render(<Notice tone="error">{text}</Notice>);
  }
}
