/** Name of a field that only programs fill, see `ProgramTrap`. It is one that they look for. */
export const TRAP = 'homepageUrl';
/** Name of the seconds that the form was open, which are few for a program. */
export const SECONDS_OPEN = 'secondsOpen';

/** Returns what a program has written into the field. */
export function trappedText(root: ParentNode | null): string {
  return root?.querySelector<HTMLInputElement>(`input[name=${TRAP}]`)?.value ?? '';
}
