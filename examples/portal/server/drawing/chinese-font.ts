import { GlobalFonts } from '@napi-rs/canvas';
import { newSheet } from './canvas';

const FAMILIES =
  /Noto (Sans|Serif) CJK|Source Han|WenQuanYi|PingFang|Hiragino Sans GB|Heiti|Songti|Microsoft YaHei|SimHei|SimSun|KaiTi|Droid Sans Fallback|HarmonyOS Sans SC/i;

let found: string | null | undefined;

/** Finds an installed font with Chinese characters; null when there is none. */
export function chineseFont(): string | null {
  found ??=
    GlobalFonts.families
      .map(({ family }) => family)
      .find((family) => FAMILIES.test(family) && draws(family)) ?? null;
  return found;
}

/** Compares two characters: a font that lacks them draws the same empty box for both. */
function draws(family: string): boolean {
  const [first, second] = ['永', '山'].map((character) => {
    const { canvas, pen } = newSheet(24, 24);
    pen.font = `18px "${family}"`;
    pen.fillText(character, 2, 19);
    return canvas.data();
  });
  return !!first && !!second && first.some((byte) => byte > 0) && !first.equals(second);
}
