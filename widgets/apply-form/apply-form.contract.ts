import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './apply-form.element';

export const contract = {
  element: widget,
  summary: {
    en: 'An application form. The page receives the values in an event; nothing is sent to the API.',
    'zh-CN': '申请表单。填写的内容通过事件交给页面，不会发送到接口。',
  },
  attributes: {
    form: { en: 'Name of the form.', 'zh-CN': '表单名称。' },
    declarations: {
      en: 'Whether the two declarations of the institution’s form must be checked.',
      'zh-CN': '机构申请表的两项声明是否必须勾选。',
    },
    messages: {
      en: 'Messages under invalid fields: `auto` shows them; `hide` shows a sign at each invalid field instead, and the first ones in the alert, as the pages of `<cntv-portal>` do. Screen readers read the messages in both cases.',
      'zh-CN':
        '出错字段下方的提示：`auto` 显示文字；`hide` 只在出错的字段上加标记，并在弹出的提示中列出前几项，`<cntv-portal>` 的页面就是这样。两种情况下，读屏软件都会读出提示。',
    },
    draft: {
      en: 'Which fields are stored in the tab, until the form is submitted, or for 24 hours after the last change: `safe` omits ID number, phone and email. Two copies of a form on one page keep two drafts.',
      'zh-CN':
        '草稿保存哪些字段。草稿存放在当前标签页，提交后删除，最后一次修改 24 小时后失效；`safe` 不保存证件号码、电话和邮箱。同一页面上两个相同的表单各存一份草稿。',
    },
  },
  methods: {
    checkValidity: {
      en: 'Returns whether the form can be submitted, without showing messages.',
      'zh-CN': '返回表单当前能否提交，不显示任何提示。',
    },
    reset: {
      en: 'Clears the form and removes the draft; has no effect on the confirmation after a submit.',
      'zh-CN': '清空表单并删除草稿；提交成功后的结果页不受影响。',
    },
  },
  properties: {
    data: {
      en: 'The values as typed so far, with the structure of `detail.data` of `cntv-submit`, where they are normalised; null while no form is shown. Setting it merges values [by field name](apply-form-fields.md) into the form; if the form is not shown yet, a restored draft wins.',
      'zh-CN':
        '目前填写的内容，结构与 `cntv-submit` 的 `detail.data` 相同，但后者的值已统一格式；表单还没显示时为 null。赋值时[按字段名](apply-form-fields.md)合并到表单；如果在表单显示之前赋值，恢复的草稿优先。',
    },
  },
  events: ['cntv-submit', 'cntv-reset', 'cntv-navigate'],
  parts: FORM_PARTS,
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-apply-form': ElementOf<typeof widget>;
  }
}
