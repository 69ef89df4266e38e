/** Key in `sessionStorage`. The loader reads it, so this module does not import those of the storage. */
const KEY = 'cntv:file-address';

/** Another number for other addresses. */
export let addressNumber = 0;
try {
  addressNumber = Number(sessionStorage.getItem(KEY)) || 0;
} catch {
  // Storage is blocked, so the number is valid for this document only.
}

/**
 * Returns the present address of a file. The first one is its URL; each further one percent-encodes another letter of its
 * folder, the last letter first. Servers decode it (RFC 3986, 6.2.2.2), but for a browser it is a new URL, for which it has
 * neither a stored response nor a failed module. Static imports follow, because they are relative.
 */
export function presentAddress(url: string): string {
  const folder = url.replace(/[^/]*$/, '');
  const path = folder.replace(/^\w+:\/\/[^/]*/, '');
  const letters = path.replace(/%..|[^a-z]/gi, '').length;
  let before = letters - (addressNumber % (letters + 1));
  const encoded = path.replace(/(%..)|[a-z]/gi, (letter, escaped) =>
    escaped || before-- ? letter : `%${letter.charCodeAt(0).toString(16)}`,
  );
  return folder.replace(path, encoded) + url.slice(folder.length);
}

/** Whether the present addresses differ from the URLs. */
export function isMoved(): boolean {
  return addressNumber > 0;
}

/** Changes the addresses of all files that are imported from now on, also on the next pages of this tab. */
export function changeAddresses(): void {
  addressNumber += 1;
  try {
    sessionStorage.setItem(KEY, `${addressNumber}`);
  } catch {
    // See above.
  }
}
