import type { Protocol } from 'puppeteer-core';

type Node = Protocol.Accessibility.AXNode;

/** Roles of which only the content is heard. */
const SILENT =
  /^(none|generic|InlineTextBox|LineBreak|ListMarker|LabelText|DescriptionList|definition|paragraph|strong|emphasis|mark|time|RootWebArea)$/;
/** Roles that are heard only with a name. */
const NAMED = /^(group|form|section|image)$/;
/** Regions whose content is heard; empty ones are not met. */
const REGION = /^(status|alert|log)$/;
/** Controls whose content is their value, or drawn by the browser in its own language. */
const CONTROL = /^(textbox|searchbox|combobox|slider|Date|option)$/;
/** States that are heard where they are true. */
const STATES = [
  'required',
  'invalid',
  'disabled',
  'readonly',
  'busy',
  'modal',
  'selected',
  'pressed',
] as const;
/** Items of a list that are written down. */
const ITEMS_MAX = 3;

/** Returns the lines of the open dialog, or else of the main content of a page, or of the whole page. */
export function linesOf(nodes: readonly Node[], isWhole: boolean): { scope: string; lines: string[] } {
  const dialog = nodes.findLast((node) => !node.ignored && stateOf(node, 'modal') === true);
  const main = isWhole ? undefined : nodes.find((node) => node.role?.value === 'main');
  const scope = dialog ?? main ?? nodes[0];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  if (scope) addLines(scope, { byId, lines, depth: 0, spoken: '' });
  return { scope: dialog ? 'dialog' : 'page', lines };
}

type Walk = { byId: ReadonlyMap<string, Node>; lines: string[]; depth: number; spoken: string };

function addLines(node: Node, walk: Walk): void {
  const role = String(node.role?.value);
  const name = nameOf(node);
  const isText = role === 'StaticText' || role === 'image';
  const isSilent =
    node.ignored ||
    SILENT.test(role) ||
    (NAMED.test(role) && !name) ||
    (isText && walk.spoken.includes(name)) ||
    (REGION.test(role) && !contentOf(node, walk.byId));
  if (!isSilent) walk.lines.push('  '.repeat(walk.depth) + lineOf(node));
  if (CONTROL.test(role)) return;
  // The text of a label is heard as the name of its control, that of a button or a heading as its own.
  const spoken = role === 'LabelText' ? contentOf(node, walk.byId) : isSilent ? walk.spoken : name;
  const inner = { ...walk, spoken, depth: isSilent ? walk.depth : walk.depth + 1 };
  const children = childrenOf(node, walk.byId);
  const shown = role === 'list' ? children.slice(0, ITEMS_MAX) : children;
  for (const child of shown) addLines(child, inner);
  if (shown.length < children.length)
    walk.lines.push(`${'  '.repeat(inner.depth)}… ${children.length - shown.length} more`);
}

/** What is heard at an element: role, name, value, states, description. */
export function lineOf(node: Node): string {
  const role = node.role?.value === 'StaticText' ? 'text' : String(node.role?.value);
  const level = role === 'heading' ? stateOf(node, 'level') : undefined;
  // That of other roles is in the language of the browser.
  const value = CONTROL.test(role) ? node.value?.value : undefined;
  const states = [...STATES.filter((name) => isTrue(stateOf(node, name))), ...openStates(node)];
  const description = tidy(String(node.description?.value ?? ''));
  return [
    level === undefined ? role : `${role} ${level}`,
    nameOf(node) && `: ${nameOf(node)}`,
    value !== undefined && value !== '' && ` = ${value}`,
    states.length > 0 && ` [${states.join(', ')}]`,
    description && ` (${description})`,
  ]
    .filter(Boolean)
    .join('');
}

/** States whose opposite is heard, too. */
function openStates(node: Node): string[] {
  const expanded = stateOf(node, 'expanded');
  const checked = stateOf(node, 'checked');
  return [
    ...(expanded === undefined ? [] : [isTrue(expanded) ? 'expanded' : 'collapsed']),
    ...(checked === undefined
      ? []
      : [isTrue(checked) ? 'checked' : checked === 'mixed' ? 'mixed' : 'not checked']),
  ];
}

const isTrue = (value: unknown) => value === true || value === 'true';

function stateOf(node: Node, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}

function nameOf(node: Node): string {
  return tidy(String(node.name?.value ?? ''));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function childrenOf(node: Node, byId: ReadonlyMap<string, Node>): Node[] {
  return (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
}

function contentOf(node: Node, byId: ReadonlyMap<string, Node>): string {
  return (
    nameOf(node) +
    childrenOf(node, byId)
      .map((child) => contentOf(child, byId))
      .join('')
  );
}
