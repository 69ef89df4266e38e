import { appendFile, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const append = promisify(appendFile);
/** The last column of a row. A quotation mark in another column is written twice. */
const ROW_END = /"([\da-f]{32})"\r\n/g;

/** A table that Excel opens, with rows that end with the ID of a submission. Other processes must not write to it. */
export class Table {
  #file;
  /** Rows that are stored or being stored, by ID. */
  #rows;

  constructor(file, names) {
    this.#file = file;
    const stored = readStored(file);
    const ends = [...stored.matchAll(ROW_END)];
    this.#rows = new Map(ends.map(([, id]) => [id, Promise.resolve()]));
    const header = `\ufeff${line(names)}`;
    const last = ends.at(-1);
    const whole = last ? stored.slice(0, last.index + last[0].length) : header;
    // It has names and phone numbers: only its owner may read it.
    if (!last) writeFileSync(file, header, { mode: 0o600 });
    // A crash has cut off the last row.
    else if (whole !== stored) truncateSync(file, Buffer.byteLength(whole));
  }

  /** The same ID is stored once, also if it is sent twice at the same time or after a lost answer. */
  async store(id, values) {
    if (!this.#rows.has(id)) this.#rows.set(id, append(this.#file, line([...values, id])));
    await this.#rows.get(id).catch((error) => {
      this.#rows.delete(id);
      throw error;
    });
  }
}

function readStored(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function line(values) {
  return `${values.map(cell).join()}\r\n`;
}

/** Excel would calculate a text that begins like a formula. */
function cell(text) {
  return `"${text.replace(/^(?=\s*[=+\-@])/, "'").replaceAll('"', '""')}"`;
}
