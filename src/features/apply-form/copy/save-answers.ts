import { saveFile } from '#lib/document/save-file';
import { type Answer, type AnswerWords, pairText } from './answers';

/** Without it, older editors take the text for one of another encoding. */
const UTF8_MARK = '\ufeff';

/** Saves answers as a text file. */
export function saveAnswers(title: string, answers: readonly Answer[], words: AnswerWords): void {
  const lines = [title, '', ...answers.map((answer) => pairText(answer, words)), ''];
  const text = lines.join('\n').replace(/\r?\n/g, '\r\n');
  saveFile(title, 'txt', new Blob([UTF8_MARK + text], { type: 'text/plain;charset=utf-8' }));
}
