/** Returns the contrast ratio of two colours, `rgb(…)` or hexadecimal, WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!colour.startsWith('#')) return (colour.match(/[\d.]+/g) ?? []).map(Number);
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  return (digits.match(/\w\w/g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
