import { AGES } from '#config/application-forms';
import type * as simplified from '../zh-cn/application';
import { regions } from './regions';

export const application: typeof simplified.application = {
  incomplete: '請填寫完整的報名資料',
  separator: '、',
  more: '{labels}等',
  success: '已送出',
  another: '再填一份',
  print: '列印',
  save: '儲存為文字檔',
  withIdNumber: '包含證件號碼',
  notConnected: '目前無法送出：送出管道尚未開放。您填寫的內容仍保留在表單中，請稍後再試，或聯絡網站客服。',
  waiting: '尚未送出，您填寫的內容仍保留在表單中。重新連上網路後會自動送出，也可以再次送出。',
  closed: '報名已截止',
  times: {
    before: '報名將於 {time}（北京時間）開始',
    open: '報名將於 {time}（北京時間）截止',
    closed: '報名已於 {time}（北京時間）截止',
    kept: '目前不在報名時間內，無法送出。您填寫的內容仍保留在表單中。',
  },
  refused: '送出的內容有誤，請依提示修改',
  fieldRefused: '{label}：{text}',
  submit: '送出',
  reset: '清除',
  cleared: '表單已清除',
  undo: '復原',
  choose: '請選擇',
  chooseProvince: '請先選擇地區',
  regions,
  restored: '已還原您上次填寫的內容',
  restoredUnsent: '您上次填寫的內容未能送出，現已還原',
  stillToFill: '還需填寫：{labels}',
  discard: '清除',
  note: '請確保您送出的資料真實、合法。資料經頻道審核通過後才會入庫，您的個人資料不會公開。',
  tabs: {
    label: '申請類別',
    personal: '個人申請',
    institution: '機構申請',
  },
  nav: '頻道網站',
  rulesTitle: '入團須知',
  rules: {
    age: '年齡 18 至 60 歲',
    netAge: '上網年資 3 年以上',
    hours: '每天上網 2 小時以上',
    education: '高中以上學歷',
    quitting: '退出須於 5 天前告知',
  },
  row: '作品 {n}',
  addRow: '新增作品',
  removeRow: '刪除作品 {n}',
  consents: {
    consent: {
      label: '我已閱讀並同意{notice}，同意主辦單位為本次活動處理以上資料',
      required: '請閱讀並同意「個人資料處理規則」',
    },
    guardianConsent: {
      label: '我是報名者的監護人，已閱讀並同意{notice}',
      required: '請由監護人閱讀並同意後送出',
    },
    idNumberConsent: {
      label: '我單獨同意主辦單位為核對身分處理我的證件號碼',
      required: '請同意處理證件號碼',
    },
  },
  notices: { consent: '「個人資料處理規則」', guardianConsent: '「兒童個人資料處理規則」' },
  remarks: { idNumber: '僅用於核對身分，不會公開' },
  guardian: '未滿 14 歲的報名者，須由監護人填寫並送出',
  newWindow: '（在新視窗中開啟）',
  fillIn: '請填寫{label}',
  options: {
    ...Object.fromEntries(AGES.map((age) => [age, age.replace('岁', ' 歲')])),
    导演: '導演',
    演员: '演員',
    制作机构: '製作機構',
    交易机构: '交易機構',
    播出机构: '播出機構',
    少儿频道电视宣传: '少兒頻道電視宣傳',
    大手牵小手官网: '大手牽小手官網',
    其他网站: '其他網站',
    小小智慧树官网: '小小智慧樹官網',
    所在幼儿园或机构: '所在幼兒園或機構',
    沈阳: '瀋陽',
    武汉: '武漢',
    广州: '廣州',
    小学: '國小',
    初中: '國中',
    专科: '專科',
    本科: '大學',
    硕士: '碩士',
    学生: '學生',
    军人: '軍人',
    公务员: '公務員',
    公司职员: '公司職員',
    自由职业: '自由業',
    身份证: '身分證',
    军官证: '軍官證',
    护照: '護照',
    拨号: '撥接',
    宽带: '寬頻',
    局域网: '區域網路',
    网通: '網通',
    联通: '聯通',
    电信: '電信',
    铁通: '鐵通',
    歌华: '歌華',
    新闻: '新聞',
    体育: '體育',
    综艺: '綜藝',
    影视: '影視',
    纪录片: '紀錄片',
    少儿: '兒童',
    网站: '網站',
    客户端: 'App',
    手机电视: '手機電視',
    互联网电视: '網路電視',
    经常使用: '經常使用',
    偶尔使用: '偶爾使用',
    没用过: '沒用過',
    male: '男',
    female: '女',
  },
  fields: {
    type: {
      label: '加入類別',
      required: '請選擇加入類別',
    },
    name: {
      label: '姓名',
      required: '請輸入姓名',
    },
    sex: {
      label: '性別',
      required: '請選擇性別',
    },
    age: {
      label: '年齡',
      required: '請選擇年齡',
    },
    birthday: {
      label: '生日',
      required: '請選擇生日',
    },
    province: {
      label: '所在地區',
      required: '請選擇地區',
    },
    provinceCity: {
      label: '所在城市',
    },
    postCode: {
      label: '郵遞區號',
      required: '請輸入郵遞區號',
    },
    address: {
      label: '通訊地址',
      required: '請輸入通訊地址',
    },
    phone: {
      label: '聯絡電話',
      required: '請輸入聯絡電話',
    },
    fax: {
      label: '傳真',
      required: '請輸入傳真',
    },
    email: {
      label: '電子郵件',
      required: '請填寫電子郵件',
    },
    postAddress: {
      label: '郵寄地址',
      required: '請輸入郵寄地址',
    },
    company: {
      label: '任職單位',
      required: '請輸入任職單位',
    },
    introduce: {
      label: '個人簡介',
      required: '請填寫個人簡介',
    },
    workList: {
      label: '代表作品（選填）',
    },
    workName: {
      label: '作品名稱',
    },
    createTime: {
      label: '創作時間',
    },
    job: {
      label: '擔任職務',
    },
    corporation: {
      label: '負責人',
      required: '請輸入負責人',
    },
    foundTime: {
      label: '成立日期',
      required: '請輸入成立日期',
    },
    registeredCapital: {
      label: '資本額',
      required: '請輸入資本額',
    },
    institutionalSize: {
      label: '機構規模',
      required: '請輸入機構規模',
    },
    business: {
      label: '主要業務',
      required: '請輸入主要業務',
    },
    rulesRead: {
      label: '我已閱讀相關規則',
      required: '請閱讀相關規則並勾選',
    },
    dataTrue: {
      label: '我保證所填資料真實，且未侵犯他人著作權',
      required: '請確認資料真實且未侵犯他人著作權',
    },
    programName: {
      label: '節目名稱',
      required: '請輸入節目名稱',
    },
    programLength: {
      label: '節目長度',
      required: '請輸入節目長度',
    },
    skill: {
      label: '專長',
      required: '請填寫專長',
    },
    source: {
      label: '您從何處得知本活動',
      required: '請選擇您從何處得知本活動',
    },
    fatherOccupation: {
      label: '父親職業',
      required: '請輸入父親職業',
    },
    motherOccupation: {
      label: '母親職業',
      required: '請輸入母親職業',
    },
    city: {
      label: '城市',
      required: '請選擇城市',
    },
    writing: {
      label: '作品',
      required: '請填寫作品',
    },
    agreement: {
      label: '我已閱讀並同意以上入團須知',
      required: '請閱讀並同意入團須知',
    },
    education: {
      label: '學歷',
      required: '請選擇學歷',
    },
    profession: {
      label: '職業',
      required: '請選擇職業',
    },
    papers: {
      label: '證件類型',
      required: '請選擇證件類型',
    },
    idNumber: {
      label: '證件號碼',
      required: '請輸入證件號碼',
    },
    internet: {
      label: '上網方式',
      required: '請選擇上網方式',
    },
    broadband: {
      label: '寬頻業者',
      required: '請選擇寬頻業者',
    },
    bandwidth: {
      label: '頻寬',
      required: '請選擇頻寬',
    },
    browser: {
      label: '常用瀏覽器',
      required: '請輸入常用瀏覽器',
    },
    netAge: {
      label: '上網年資（年）',
      required: '請輸入上網年資',
    },
    qq: {
      label: 'QQ 號',
      required: '請輸入 QQ 號',
    },
    msn: {
      label: 'MSN 帳號',
      required: '請輸入 MSN 帳號',
    },
    contentType: {
      label: '感興趣的內容（可複選）',
      required: '請選擇感興趣的內容',
    },
    product: {
      label: '使用過的央視網產品（可複選）',
      required: '請選擇使用過的產品',
    },
    cbox: {
      label: 'CBox 使用情況',
      required: '請選擇 CBox 使用情況',
    },
  },
  forms: {
    personal: {
      title: '微電影產業資源庫入庫申請',
      fields: {
        province: {
          label: '籍貫',
          required: '請輸入籍貫',
        },
        address: {
          label: '居住地址',
          required: '請輸入居住地址',
        },
      },
    },
    institution: {
      title: '微電影產業資源庫入庫申請',
      fields: {
        name: {
          label: '聯絡人姓名',
          required: '請輸入姓名',
        },
        address: {
          label: '辦公地址',
          required: '請輸入辦公地址',
        },
      },
    },
    'talent-show': {
      title: '少兒才藝大賽報名',
    },
    'kids-show': {
      title: '幼兒節目報名',
    },
    'news-bag': {
      title: '新聞袋袋褲報名',
    },
    handicraft: {
      title: '手工秀報名',
    },
    poetry: {
      title: '詩歌大賽報名',
    },
    advisory: {
      title: '網友智囊團報名',
    },
  },
};
