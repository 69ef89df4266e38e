import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';

type Kind = 'cssParts' | 'slots' | 'events';

let manifest: Promise<Package> | undefined;

/** The declarations of the built custom-elements manifest. */
export async function declared() {
  manifest ??= fetch('/dist/custom-elements.json').then((response) => response.json());
  const elements = (await manifest).modules.flatMap(
    ({ declarations = [] }) => declarations as CustomElementDeclaration[],
  );
  const namesOf = (tag: string, kind: Kind) =>
    elements.find(({ tagName }) => tagName === tag)?.[kind]?.map(({ name }) => name) ?? [];
  return {
    namesOf,
    eventNames: elements.flatMap(({ events = [] }) => events.map(({ name }) => name)),
    /** @param name tag and name, as `cntv-login card` */
    isDeclared(kind: Kind, name: string): boolean {
      const [tag = '', own = ''] = name.split(' ');
      return namesOf(tag, kind).includes(own);
    },
  };
}
