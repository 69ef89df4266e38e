/** The descriptions of valid values in zh-CN, by those in the rules of the attributes and of the page configuration. */
export const EXPECTED_ZH_CN: Readonly<Record<string, string>> = {
  'a text': '文字',
  'an object in braces': '写在花括号里的对象',
  'true or false': 'true 或 false',
  'a CSS selector of containers like "#article", true or false':
    '所在容器的 CSS 选择器，例如 "#article"，或者 true、false',
  '"off" or "required"': '"off" 或 "required"',
  '"click" or "puzzle"': '"click" 或 "puzzle"',
  '"dialog" or "redirect"': '"dialog" 或 "redirect"',
  'any of ': '其中一个或多个，以空格分隔：',
  'an http(s) address': 'http(s) 地址',
  'a time like 2026-12-01T18:00': '时间，例如 2026-12-01T18:00',
  'a path like /portal': '以斜杠开头的路径，例如 /portal',
  'an http(s) address, or a path like "/api"': 'http(s) 地址，或路径，例如 "/api"',
  'an http(s) address, or a path like "/index.html"': 'http(s) 地址，或路径，例如 "/index.html"',
  'an RSA public key as PEM or base64 SPKI': 'RSA 公钥，PEM 或 base64 编码的 SPKI',
  'a function that returns the signature': '返回签名的函数，用 configure() 设置',
  'a list of host names like ["example.com"]': '域名列表，例如 ["example.com"]',
  'a list of origins with a path like ["https://sso.example.com/accept"], or paths like "/sso/accept"':
    '地址列表，每个地址要带路径，例如 ["https://sso.example.com/accept"] 或 ["/sso/accept"]',
  'addresses by key like {"customerService": "…", "nav": [{"href": "…", "image": "…", "label": "…"}]}':
    '各项的地址，例如 {"customerService": "…", "nav": [{"href": "…", "image": "…", "label": "…"}]}',
  'names of forms by path like {"/wyznt/info.action": "advisory"}':
    '路径对应的表单名，例如 {"/wyznt/info.action": "advisory"}',
  'lists of texts by field name like {"product": ["…"]}': '字段名对应的选项列表，例如 {"product": ["…"]}',
  'an object by form like {"personal": {"workList": false}}':
    '表单名对应的对象，例如 {"personal": {"workList": false}}',
  'a text with {code} in it, like "https://example.com/scan?code={code}"':
    '含有 {code} 的文字，例如 "https://example.com/scan?code={code}"',
  'an http(s) address or a path with {source_id} in it, like "/live/{source_id}"':
    '含有 {source_id} 的 http(s) 地址或路径，例如 "/live/{source_id}"',
  'a list of origins like ["https://forms.example.com"]': '源的列表，例如 ["https://forms.example.com"]',
  'a list of keys like ["portalHome"]': '配置项的列表，例如 ["portalHome"]',
  'texts by area and key like {"login": {"title": "…"}}':
    '按界面区域和键名填写的文字，例如 {"login": {"title": "…"}}',
  'texts by result code like {"-21002": "…"}': '结果码对应的文字，例如 {"-21002": "…"}',
};

/** A range of numbers, for `replace()`. */
export const RANGE_ZH_CN = '$1 至 $2';
