/** Copies a text. Resolves to whether the browser allows it: pages without https, for example, may not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
