/** The fields for passwords and codes, which are never kept for later; the toggle of a password field changes its type. */
export const SECRET_FIELDS =
  '[type=password],[autocomplete$=-password],[autocomplete=one-time-code],[autocomplete=off]';

export function clearSecrets(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement>(SECRET_FIELDS)) field.value = '';
}
