import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { renderUnicodeCompact } from 'uqr';
import type { CaptchaPoint, Challenge } from '#api/sign-in/captcha';
import type { Settings } from './target';

/** Adds a question for each function that the settings lack. Without a terminal, its calls are skipped. */
export function withPrompts(settings: Settings): Settings {
  if (!process.stdin.isTTY) return settings;
  return { ...promptsOf(settings), ...settings };
}

function promptsOf({ qrContent }: Settings): Partial<Settings> {
  return {
    solveCaptcha,
    readPicture: (picture) => ask(`Letters in ${pageOf([picture])}`),
    smsCode: (phone) => ask(`SMS code sent to ${phone}`),
    mailLink: (email) => ask(`Link in the mail to ${email} (do not open it)`),
    async confirmQrCode(code) {
      await ask(
        `${renderUnicodeCompact(qrContent.replace('{code}', code))}\nScan, confirm, then press Enter`,
      );
    },
  };
}

async function solveCaptcha(challenge: Challenge): Promise<CaptchaPoint[]> {
  if (challenge.kind === 'puzzle') {
    const page = pageOf([challenge.picture, challenge.block]);
    return [{ x: Number(await ask(`Pixels from the left edge to the gap in ${page}`)), y: 5 }];
  }
  const text = await ask(
    `Points of ${challenge.words.join(' ')} in ${pageOf([challenge.picture])} as x,y x,y x,y`,
  );
  return text.split(/\s+/).map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
}

/** Writes a page with pictures in the reference size. A click appends the point to its address. */
function pageOf(pictures: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'picture.html');
  const images = pictures.map((picture) => `<a href="?"><img ismap height="155" src="${picture}"></a>`);
  writeFileSync(file, `<!doctype html><p>${images.join(' ')}</p>`);
  return `file://${file}`;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question}: `)).trim();
  } finally {
    terminal.close();
  }
}
