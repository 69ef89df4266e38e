/** Common in Traditional Chinese too, but in most words the Simplified form of another character, such as 后 for 後. */
const WITH_ANOTHER_MEANING =
  '丑丰么于云仆伙余佣儿准几凶划占台吁后听咨咸坏夸尸岩岳帘干并征愿扑挂斗晒朴杠杰檐污泄涌游筑腌苧范荐虫虱辟郁采里雇霉';

/** The characters of the first level of Big5, which has those that Taiwan's schools teach. */
const COMMON = new Set(
  Array.from({ length: 0xc6 - 0xa4 + 1 }, (_, row) =>
    Array.from({ length: 0xff }, (_, column) => new Uint8Array([0xa4 + row, column])),
  )
    .flat()
    .map((bytes) => new TextDecoder('big5').decode(bytes)),
);

/** Returns the Chinese characters of a text that Traditional Chinese writes in another way, or rarely uses. */
export function simplifiedIn(text: string, { except = '' } = {}): string[] {
  return [...text]
    .filter((sign) => /\p{Script=Han}/u.test(sign) && !except.includes(sign))
    .filter((sign) => !COMMON.has(sign) || WITH_ANOTHER_MEANING.includes(sign));
}
