import type * as simplified from '../zh-cn/portal';
import { titles } from './titles.build-time';

export const portal: typeof simplified.portal = {
  titles: {
    site: '央視網社區',
    pattern: '{page} - 央視網社區',
    pages: {
      ...titles,
      WdyForPerson: '個人申請',
      WdyForCompany: '機構申請',
      Login: '登入',
      SsoLogin: '正在登入',
      Register: '註冊',
      EmailRegisterSucceed: '啟用成功',
      MobileRegisterSucceed: '註冊成功',
      ServiceAgreement: '服務條款',
      FindPassword1: '找回密碼',
      FindPassword2: '選擇找回方式',
      FindPassword3: '重設密碼',
      Authentication: '綁定手機號碼',
      NoPermission: '沒有存取權限',
      MLogin: '登入',
      MRegister: '註冊',
      MAgreement: '服務條款',
      MIndex: '會員中心',
      AppRegister: '註冊',
      Qrcode: 'QR Code 登入',
      NotFound: '頁面不存在',
      ErrorExistent: '已有綁定關係',
    },
  },
  noPermission: {
    title: '抱歉，您沒有存取權限',
    text: '目前的帳號沒有此頁面的存取權限，請更換帳號或返回首頁。',
    portalHome: '返回網站首頁',
    userHome: '返回我的首頁',
  },
  inPlace: {
    back: '返回',
  },
  missing: {
    title: '您要找的頁面不存在',
    text: '現在我有點忙……',
    userHome: '返回我的首頁',
    portalHome: '返回網站首頁',
    servicePhone: '客服電話：{phone}',
    onlineService: '線上客服',
  },
  existent: {
    title: '已有綁定關係',
    text: '此第三方帳號已綁定其他帳號，請先在原帳號解除綁定。',
  },
};
