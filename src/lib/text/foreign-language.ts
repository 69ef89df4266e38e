/** Returns the language of a text of the server if it is not that of the view: Chinese in a view of another language. */
export function foreignLanguage(text: string, viewLanguage: string): 'zh-CN' | undefined {
  return !viewLanguage.startsWith('zh') && /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;
}
