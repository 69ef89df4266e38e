/** Matches quotes, escapes that could be taken for one, and numbers of 16 or more characters. */
const TOKEN = /\\["\\]|"|-?\d[\d.eE+-]{15,}/g;

/**
 * Parses JSON without rounding: an integer of 16 or more digits, such as an ID, becomes a string (OQ-96).
 * @throws SyntaxError when the text is not JSON
 */
export function parseExactJson(json: string): unknown {
  let isInString = false;
  const exact = json.replace(TOKEN, (token) => {
    if (token === '"') isInString = !isInString;
    return !isInString && /^-?\d+$/.test(token) ? `"${token}"` : token;
  });
  return JSON.parse(exact);
}
