/** An element of a page or of a pasted text. */
export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Line in the pasted text, from 1. */
  line?: number | undefined;
  hasEndTag: boolean;
  /** Names of the slots of its children. */
  slots: readonly string[];
  /** Content of a script. */
  text: string;
};

/** A visible text that may contain a tag. `isCode`: it is shown as code, perhaps on purpose. */
export type Text = { text: string; line?: number | undefined; isCode: boolean };

/** What the checks read: a page, or a text pasted by its author. */
export type Markup = {
  kind: 'page' | 'snippet';
  /** URL of the page, against which addresses are resolved. */
  base: string;
  /** Elements whose name begins with `cntv`, in the order of the document. */
  tags: readonly Tag[];
  scripts: readonly Tag[];
  texts: readonly Text[];
  /** Layers of the configuration that scripts have added with `configure()`. */
  configured: readonly object[];
};

export const CONFIG_ATTRIBUTE = 'data-cntv-config';

/** Names that are meant to be one of the elements, such as `cntv_login`. */
export function isMeant(name: string): boolean {
  return name.startsWith('cntv');
}

/** Returns a start tag as an author writes it. */
export function startTag(name: string, attributes: Iterable<readonly [string, string]>): string {
  const written = [...attributes].map(([key, value]) =>
    value === '' ? key : `${key}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

/** Returns a whole element with these attributes and no content. */
export function emptyElement(name: string, attributes: Iterable<readonly [string, string]>): string {
  return `${startTag(name, attributes)}</${name}>`;
}

/** Returns where a tag is: its start tag and its line. The attributes that the elements write are left out. */
export function placeOf({ name, attributes, line }: Tag) {
  return { where: startTag(name, authored(attributes)), line };
}

/** Returns the attributes without those that the elements write. */
export function authored(attributes: ReadonlyMap<string, string>): [string, string][] {
  return [...attributes].filter(([name]) => name !== 'data-state');
}
