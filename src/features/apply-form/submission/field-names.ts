import type { ApplicationField } from '#config/application-field';

/**
 * Returns the name of the form's field that shows the error of a field of `detail.data`, for example `province.0` for
 * `province`; undefined if the form has no such field.
 */
export function shownField(fields: readonly ApplicationField[], name: string): string | undefined {
  for (const field of fields) {
    const parts = partsOf(field);
    if (name === field.name) return field.kind === 'region' ? parts[0] : name;
    if (parts.includes(name)) return name;
  }
  return undefined;
}

/** Returns the field of `detail.data` to which a control belongs, for example `province` for `province.0`. */
export function fieldOf(control: string): string {
  return control.split('.')[0] ?? control;
}

/** Returns the names of the controls of a field that has several. */
function partsOf(field: ApplicationField): readonly string[] {
  const { kind, name } = field;
  if (kind === 'region') return [`${name}.0`, `${name}.1`];
  if (kind !== 'rows') return [];
  return Array(field.count)
    .fill(null)
    .flatMap((_row, index) => field.columns.map((column) => `${name}.${index}.${column}`));
}
