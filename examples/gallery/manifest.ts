import { type Element, elementsOf, type Manifest } from '../../.build/contract/tools/elements';
import type { FindingLanguage } from '../../widgets/diagnostics/markup/finding';

/** How an attribute is chosen. */
export type Control = {
  name: string;
  description: string;
  kind: 'choice' | 'flag' | 'text';
  /** Valid values of a choice. */
  words: readonly string[];
  /** The default value; empty if there is none. */
  fallback: string;
};

export type GalleryElement = {
  tag: string;
  summary: string;
  /** The attributes that not every element has. */
  controls: readonly Control[];
  events: readonly string[];
};

export type Contract = {
  elements: readonly GalleryElement[];
  /** The attributes of every element. */
  shared: readonly Control[];
};

/** Reads the custom-elements manifest of the package, with the descriptions of a language. */
export function contractOf(manifest: Manifest, language: FindingLanguage = 'en'): Contract {
  const all = elementsOf(manifest).map((element) => ({
    ...element,
    controls: controlsOf(element, language),
  }));
  const isShared = ({ name }: Control) =>
    all.every(({ controls }) => controls.some((control) => control.name === name));
  return {
    elements: all.map(({ tagName, summary, controls, events, ...own }) => ({
      tag: tagName,
      summary: plain(language === 'en' ? summary : own[language].summary),
      controls: controls.filter((control) => !isShared(control)),
      events: events.map(({ name }) => name),
    })),
    shared: all[0]?.controls.filter(isShared) ?? [],
  };
}

/** Removes the backticks of code, which descriptions have for the README. */
export function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function controlsOf({ attributes, ...own }: Element, language: FindingLanguage): Control[] {
  return attributes.map(({ name, description, type, default: fallback = '' }) => {
    const words = type.text.split(' | ').flatMap((word) => /^'(.+)'$/.exec(word)?.[1] ?? []);
    const kind = words.length > 0 ? 'choice' : type.text === 'boolean' ? 'flag' : 'text';
    const text = language === 'en' ? description : (own[language].attributes[name] ?? '');
    return { name, description: plain(text), kind, words, fallback };
  });
}
