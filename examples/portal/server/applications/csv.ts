/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns a CSV file (RFC 4180). A cell that a spreadsheet program would run as a formula gets a leading apostrophe.
 */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
