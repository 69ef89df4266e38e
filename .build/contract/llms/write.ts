import { generateKeyPairSync } from 'node:crypto';
import type { Manifest } from '../tools/elements.ts';
import { type Check, foundMistakes } from './mistakes.ts';
import { llmsText } from './text.ts';

/** Returns `llms.txt`, with what the check of snippets says about the usual mistakes. */
export async function checkedLlmsText(
  manifest: Manifest,
  load: (file: string) => Promise<unknown>,
): Promise<string> {
  const { checkSnippet } = (await load('diagnostics/markup/check-snippet.ts')) as { checkSnippet: Check };
  return llmsText(manifest, await foundMistakes(checkSnippet, somePublicKey()));
}

/** The check reads the key, so that a placeholder would be a mistake. */
function somePublicKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
