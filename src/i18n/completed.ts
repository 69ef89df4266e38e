type Tree = { readonly [key: string]: string | Tree };

/** Adds texts that a language lacks. */
export function completed(fallback: Tree, own: Tree): Tree {
  const texts = { ...fallback, ...own };
  for (const [key, text] of Object.entries(own)) {
    const other = fallback[key];
    if (typeof text === 'object' && typeof other === 'object') texts[key] = completed(other, text);
  }
  return texts;
}
