export type Mutation = {
  /** As in the lines of the suite: `data.rows[0].id` */
  field: string;
  what: string;
  body: string;
};

const OTHER_TYPES: readonly unknown[] = [null, true, 7, '7', 'words', [], {}];

/** Each field of an answer, also in lists: dropped, renamed, and of every other type. */
export function mutationsOf(body: string): Mutation[] {
  return pathsOf(JSON.parse(body)).flatMap((path) => {
    const field = nameOf(path);
    const key = path.at(-1);
    const without =
      typeof key === 'number' ? [] : [mutated(body, path, 'dropped'), mutated(body, path, 'renamed')];
    return [...without, ...typesOf(body, path)].map((mutation) => ({ field, ...mutation }));
  });
}

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;

function mutated(body: string, path: Path, what: 'dropped' | 'renamed'): Omit<Mutation, 'field'> {
  return change(body, path, what, (parent, key) => {
    if (what === 'renamed') parent[`${key}_`] = parent[key];
    Reflect.deleteProperty(parent, key);
  });
}

function typesOf(body: string, path: Path): Omit<Mutation, 'field'>[] {
  const value = path.reduce<unknown>((at, key) => (at as Parent)[key], JSON.parse(body));
  return OTHER_TYPES.filter((other) => kindOf(other) !== kindOf(value)).map((other) =>
    change(body, path, JSON.stringify(other), (parent, key) => {
      parent[key] = other;
    }),
  );
}

function change(
  body: string,
  path: Path,
  what: string,
  edit: (parent: Parent, key: string | number) => void,
) {
  const answer: unknown = JSON.parse(body);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Parent)[key], answer);
  edit(parent as Parent, path.at(-1) ?? '');
  return { what, body: JSON.stringify(answer) };
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value !== null && typeof value === 'object' ? value : {});
  return children.flatMap(([key, child]) => [[...path, key], ...pathsOf(child, [...path, key])]);
}

function nameOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
