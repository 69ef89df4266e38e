/** Formats seconds as `h:mm:ss` (HIST-04). */
export function clockTime(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
