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
      en: 'Which fields are stored in the tab, until the form is submitted, or for 24 hours after the last change: `safe` omits ID number, phone and email. Two copies of a form on one page keep two drafts, and so do two campaigns: two addresses of `action`, or else of pages.',
      'zh-CN':
        '草稿保存哪些字段。草稿存放在当前标签页，提交后删除，最后一次修改 24 小时后过期；`safe` 不保存证件号码、电话和邮箱。同一页面上两个相同的表单各存一份草稿；两个活动（`action` 不同，没有 `action` 则以页面网址区分）也各存一份。',
    },
    action: {
      en: 'URL to which the element sends an application, as an HTML form would: [what is sent, and what the server answers](apply-form-action.md). It is of the page’s own origin, or of one in `formOrigins`. Without it, the page sends the application.',
      'zh-CN':
        '组件把申请直接提交到这个地址，方式与 HTML 表单相同，[提交的内容和服务器的响应](apply-form-action.zh-CN.md)。地址须与页面同源，或属于 `formOrigins` 中的源。不设置时，由页面自行提交。',
    },
    consent: {
      en: 'URL of your notice on personal data. The form then asks for consent to it, and, where the Personal Information Protection Law wants more, for that of a child’s guardian and a separate one for the ID number. [What was agreed](apply-form-action.md#consent) is part of the application. Without it, the form asks for no consent.',
      'zh-CN':
        '个人信息处理规则的地址。设置后，表单会要求用户同意该规则；按照《个人信息保护法》，少儿节目的表单还会要求监护人同意，证件号码会单独征得同意。[同意的内容](apply-form-action.zh-CN.md#征得同意)随申请一起提交。不设置时，表单不征求同意。',
    },
    prefill: {
      en: '[Names of fields](apply-form-fields.md), separated by blanks, that the query of the page’s address fills in: with `prefill="name programName"`, the address `…?name=Li&programName=Dance`. A field with several values has a parameter for each. Phone number, email, ID number and checkboxes are for the visitor only. A restored draft wins over `data`, and `data` over this.',
      'zh-CN':
        '由页面网址中的参数填写的字段，这里写它们的[字段名](apply-form-fields.zh-CN.md)，以空格分隔，例如 `prefill="name programName"`，网址就可以是 `…?name=Li&programName=Dance`。有多个值的字段，每个值写一个参数。电话、邮箱、证件号码和勾选框只能由用户填写。恢复的草稿优先于 `data`，`data` 优先于网址中的参数。',
    },
    loading: {
      en: 'When a form that the page’s template prints is loaded: `lazy` when the visitor first touches it, `eager` as soon as it is near the viewport. Any other form, and one with `opens` or `closes`, is always loaded near the viewport.',
      'zh-CN':
        '由页面模板直接输出的表单何时加载完整功能：`lazy` 为用户首次操作时，`eager` 为表单接近可视区域时。其他表单，以及写有 `opens` 或 `closes` 的表单，总是在接近可视区域时加载。',
    },
    opens: {
      en: 'When the form opens: a time of ISO 8601, such as `2026-12-01T09:00` or `2026-12-01T09:00+08:00`, in China’s time zone if it has none; a day without a time, such as `2026-12-01`, is its beginning. Before that, a notice with the time stands in place of the form. The times are those of the device, until an answer to the form tells the time of the server. This is a notice, no lock: the server that takes the applications has to check the time itself.',
      'zh-CN':
        '开放时间：ISO 8601 格式，例如 `2026-12-01T09:00` 或 `2026-12-01T09:00+08:00`，不写时区时为北京时间；只写日期（如 `2026-12-01`）时，从当天 0 点开始。开放之前，表单的位置显示写有开放时间的提示。时间以用户设备的时钟为准，表单收到服务器的响应后，以服务器时间为准。这只是提示，不能代替限制：接收报名的服务器必须自行检查时间。',
    },
    closes: {
      en: 'When the form closes, like `opens`; a day without a time is open until its end. The form says so above its buttons. From then on, a notice stands in its place; a form that is being filled in keeps its values and can no longer be submitted.',
      'zh-CN':
        '截止时间，格式同 `opens`；只写日期时，当天 24 点截止。表单的按钮上方会显示截止时间。截止之后，表单的位置显示提示；正在填写的表单会保留已填写的内容，但无法提交。',
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
        '目前填写的内容，结构与 `cntv-submit` 的 `detail.data` 相同，但后者的值已统一格式；表单还没显示时为 null。赋值时按[字段名](apply-form-fields.zh-CN.md)合并到表单；如果在表单显示之前赋值，恢复的草稿优先。',
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
