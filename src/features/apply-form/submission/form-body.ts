import { isRecord } from '#config/is-record';

/**
 * Returns the values of an application as the fields of an HTML form. Lists and rows are numbered, for example
 * `workList[0][workName]`, as PHP and others read them. A box that is not checked has no field.
 */
export function formBody(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(body, name, value);
  return body;
}

function append(body: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value) || isRecord(value))
    for (const [key, part] of Object.entries(value)) append(body, `${name}[${key}]`, part);
  else if (value !== false && value !== undefined && value !== null) body.append(name, String(value));
}
