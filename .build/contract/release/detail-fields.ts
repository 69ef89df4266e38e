/** Returns the fields of an event's detail with their types. */
export function detailFields(detail: string): [name: string, type: string][] {
  // A type for each form, such as `{ [Form in …]: { … } }[…]`, has the fields of its inner braces.
  const [, inner = detail] = /^\{ \[.+?\]: (\{.+\}); \}/.exec(detail) ?? [];
  return inner
    .replace(/^\{ |;? \}$/g, '')
    .split('; ')
    .map((field) => {
      const [, name = '', type = ''] = /^(\w+\??)(.*)$/.exec(field) ?? [];
      return [name, type.replace(/^: /, '')];
    });
}
