import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ALL_TEXTS } from '#i18n/all-texts';
import { LANGUAGE_NAMES, type Language } from '#i18n/languages';
import { GALLERY_TEXTS } from '../../../examples/gallery/texts/texts';
import { root } from '../source/text';
import { type Kind, kindOf } from './wording';

/** Where a text is shown: in the elements, by the doctor and the gallery, by the portal and the examples, or in a document. */
export type Source = 'element' | 'tool' | 'portal' | 'document';
export type Written = {
  place: string;
  source: Source;
  language: Language;
  kind?: Kind | undefined;
  text: string;
};

type Tree = { readonly [key: string]: string | Tree };

/** Stands for a value that a text gets. */
const VALUE = '\uFFFC';
/** Stands for a piece of code. */
const CODE = 'X';
const HAN = /\p{Script=Han}/u;

/** All texts of the elements, the doctor and the gallery, of the portal and the examples, and of the documents. */
export function writtenTexts(): Written[] {
  return [...ofElements(), ...ofGallery(), ...ofExamples(), ...ofDocuments()];
}

function ofElements(): Written[] {
  // The area `core` has the texts of `errors.ts`.
  const files = Object.entries(ALL_TEXTS).filter(([path]) => !path.endsWith('/errors.ts'));
  return files.flatMap(([path, module]) => {
    const language = LANGUAGE_NAMES.find((name) => path.startsWith(`./${name.toLowerCase()}/`)) as Language;
    const source = /(doctor|expected|observed)\.ts$/.test(path) ? 'tool' : 'element';
    return flat({ ...module } as Tree).map(([key, text]) => keyed(key, text, { language, source }));
  });
}

function ofGallery(): Written[] {
  return Object.entries(GALLERY_TEXTS).flatMap(([language, texts]) =>
    flat(texts, 'gallery.').map(([key, text]) =>
      keyed(key, text, { language: language as Language, source: 'tool' }),
    ),
  );
}

function keyed(key: string, text: string, more: Pick<Written, 'language' | 'source'>): Written {
  const shown = text.replace(/\{(\w+)\}/g, placeholder).replace(/\w+\(s?\)/g, CODE);
  return { place: `${more.language} ${key}`, kind: kindOf(key), text: shown, ...more };
}

/** Numbers and names of code are written like Latin words; what else a text gets can be Chinese. */
function placeholder(_: string, name: string): string {
  return /^(n|m|x|y|seconds|page|count|percent|width|status|version|written|dpr|email|phone|id)$/.test(name)
    ? '9'
    : VALUE;
}

function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (key === 'regions') return [];
    return typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`);
  });
}

function ofExamples(): Written[] {
  return filesIn('examples', /(?<!\.test)\.(html|vue|php|ts|tsx|js|mjs|jsx)$/)
    .filter(
      (file) =>
        !/gallery\/(texts|snippet)|\/demo\/demo-(data|lists|favourites|programmes)|drawing\//.test(file),
    )
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const texts = textsIn(file, source);
      const kind = /server\/(http|applications)\//.test(file) ? 'message' : undefined;
      return texts
        .filter((text) => HAN.test(text))
        .map((text): Written => ({ place: file, source: 'portal', language: 'zh-CN', kind, text }));
    });
}

function textsIn(file: string, source: string): string[] {
  if (/\.(html|vue)$/.test(file)) return markup(source);
  return file.endsWith('.php') ? php(source) : literals(file, source);
}

/** Returns the strings and templates of a script. */
function literals(file: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(file, source).program, found);
  return found.flatMap(shownOf);
}

/** Returns the HTML of a template in PHP, and the strings of its code. */
function php(source: string): string[] {
  const code = [...source.matchAll(/<\?php([\s\S]*?)(\?>|$)/g)]
    .map(([, part]) => part?.replace(/\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm, ''))
    .join('\n');
  const strings = [...code.matchAll(/'((?:\\.|[^\\'])*)'|"((?:\\.|[^\\"])*)"/gs)];
  const html = source.replace(/<\?php[\s\S]*?(\?>|$)/g, VALUE);
  return [...markup(html), ...strings.flatMap(([, single, double]) => shownOf(single ?? double ?? ''))];
}

/** Returns what is shown of a string: its texts if it has tags. */
function shownOf(text: string): string[] {
  return /<[a-z!/]/i.test(text) ? markup(text) : [text];
}

function visit(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis } = node as {
    type?: string;
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
  };
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.push(value);
  if (type === 'TemplateLiteral') found.push(quasis?.map((part) => part.value.cooked).join(VALUE) ?? '');
  for (const child of Object.values(node)) visit(child, found);
}

/** Returns what a viewer reads or hears of HTML. */
function markup(html: string): string[] {
  const shown = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const attributes = [...shown.matchAll(/\b(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)];
  const texts = shown.replace(/<code>[\s\S]*?<\/code>/g, CODE).split(/<[^>]*>|\n/);
  return [...texts, ...attributes.map(([, text]) => text ?? '')].map((text) => text.trim());
}

/** The specification belongs to others. */
function ofDocuments(): Written[] {
  const files = [
    'README.md',
    'README.zh-CN.md',
    'CHANGELOG.md',
    ...['.github', 'src', 'examples', 'tests/contract'].flatMap((folder) => filesIn(folder, /\.md$/)),
  ];
  return files.flatMap((file) => {
    const language = file.includes('zh-CN') ? 'zh-CN' : 'en';
    // English documents quote Chinese texts, which are read where they are written.
    return prose(readFileSync(join(root, file), 'utf8'))
      .filter((text) => text !== '' && HAN.test(text) === (language === 'zh-CN'))
      .map((text): Written => ({ place: file, source: 'document', language, text }));
  });
}

/** Returns the lines and cells of a document, with a letter for each piece of code. */
function prose(markdown: string): string[] {
  return (
    markdown
      .replace(/```[\s\S]*?```|<!--[\s\S]*?-->|<img[^>]*>/g, '')
      .replace(/`[^`]+`|\w+\(s?\)/g, CODE)
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Bold text needs the space after it.
      .replace(/(?<=[：。])\*\* |\*\*|^#+ /gm, '')
      .split(/\n|\s*\|\s*/)
  );
}

function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
    .sort();
}
