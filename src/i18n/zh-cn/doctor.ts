/** Texts in zh-CN of the doctor and of the check of pasted snippets, for page editors. */
export const doctor = {
  findings: {
    unknownTag: '没有 <{tag}> 这个组件，是不是想写 <{nearest}>？',
    noEndTag:
      '<{tag}> 没有结束标签。自定义元素不能写成 <{tag} /> 的形式，否则后面的内容会被当成它的内容而隐藏。',
    linksOff: '配置里没有打开 embedLinks，这个链接不会变成组件。',
    linkToOtherSite: '链接指向别的网站（{host}），不会变成组件。请改成本站的地址。',
    linkOfVisitor: '链接带有 rel="{rel}"，这是用户所发链接的标记，不会变成组件。',
    linkOutside:
      '链接不在 embedLinks 指定的容器中，不会变成组件。请将它移到容器中，或者指定只有编辑能写入的容器。',
    noContainer:
      '页面上没有与 embedLinks 的选择器“{selector}”匹配的容器，链接不会变成组件。请指定只有编辑能写入的容器；如果这个页面不需要，可以忽略。',
    tooManyLinks: '每个容器中最多有 {n} 个链接变成组件。请改写组件的标签。',
    elementNotInLink: '链接不能变成 {element}。请改写组件的标签。',
    attributeNotInLink: '链接不能设置属性 {name}。请去掉它，或者改写组件的标签。',
    hrefToOtherSite: '链接中的属性 href 指向别的网站（“{value}”），不起作用。请改成本站的地址。',
    noPortalScreen:
      '页面地址（{path}）不是 <cntv-portal> 的界面地址，所以只显示“您访问的页面不存在”。请把它放在有界面的地址上（例如 {example}），或修改 base。',
    outsidePortalBase:
      '页面地址（{path}）不在 <cntv-portal> 的 base“{base}”之下，界面中的链接会指向别处。请修改 base，或把它放在这个路径下的页面上（例如 {example}）。',
    tagAsText: '编辑器把 <{tag}> 的标签变成了文字。请切换到编辑器的源代码模式再粘贴。',
    wrongQuotes: '属性 {name} 用了中文引号或弯引号，引号会被当成值的一部分。请改用英文直引号。',
    unknownAttribute: '<{tag}> 没有属性 {name}，是不是想写 {nearest}？',
    uselessAttribute: '<{tag}> 没有属性 {name}，写了也不起作用。',
    badValue: '<{tag}> 的属性 {name} 不能是“{value}”，目前按默认值处理。应为：{expected}。',
    flagOn: '<{tag}> 的属性 {name} 只要写上就会生效，“{value}”不起作用。如果不需要，请去掉这个属性。',
    unknownSlot: '<{tag}> 没有名为“{slot}”的插槽，这部分内容不会显示。',
    refusedRedirect: '登录后不会跳转到 {host}：这个域名不在 allowedDomains 中。',
    badRedirect: '登录后不会跳转到“{value}”：只接受不含用户名和密码的 http(s) 地址。',
    refusedAction: '表单不会提交到 {origin}：这个源不在 formOrigins 中。',
    neverOpen: '<{tag}> 永远不会开放：closes 的时间必须晚于 opens。',
    noTexts:
      '页面的语言是“{language}”，组件没有这种语言的文案，显示 {shown} 的文案。lang 可以是：{expected}。',
    noLoader: '页面上没有加载组件的脚本。',
    noLoaderInSnippet: '这段代码里没有加载组件的脚本。如果页面模板里已有，可以忽略。',
    noModule: '组件脚本缺少 type="module"，浏览器无法执行。',
    scriptWithoutHttps: '页面是 https 的，脚本却是 http 的，浏览器会拦截。',
    severalLoaders: '页面加载了多份组件脚本，只有最先执行的一份生效。请只保留一份。',
    polyfilledTwice:
      '页面重复加载了 @webcomponents/scoped-custom-element-registry，浏览器无法创建网页中的 <{tag}> 和其他自定义元素。请只加载一次。',
    noConfiguration: '页面上没有组件的配置。',
    noConfigurationInSnippet: '这段代码里没有组件的配置。如果页面模板里已有，可以忽略。',
    severalConfigurations:
      '这处配置中的 {keys} 不起作用：此类配置项由页面上靠前的一处决定，靠后的只能改变显示内容。',
    lateConfiguration:
      '这处配置是后来才加入页面的，其中的 {keys} 不起作用：后加入的配置只能改变显示内容。请改用 configure()。',
    configurationWithoutType: '配置的 <script> 缺少 type="application/json"，浏览器会把它当脚本执行。',
    unreadableConfiguration: '配置不是有效的 JSON，组件无法启动。出错的是这一行：“{written}”',
    noObject: '配置必须是一个对象，写在花括号里。',
    unknownKey: '没有配置项 {key}，是不是想写 {nearest}？',
    uselessKey: '没有配置项 {key}，写了也不起作用。',
    unknownForm: '没有名为“{form}”的表单，是不是想写“{nearest}”？',
    noForm: '没有名为“{form}”的表单。可用的有：{forms}。',
    requiredField: '表单“{form}”的 {name} 是必填项，不能隐藏。',
    textWithKeys: '{key} 是一条文字，不能再包含下级配置项。',
    missingKeys: '{key} 不是一条文字，要写它的下级配置项，例如：{keys}。',
    badConfigValue: '配置项 {key} 的值无效，目前按默认值处理。应为：{expected}。',
    noAppid: '没有配置 appid，服务器可能会拒绝请求。请向接口的运维人员索取应用标识。',
    noPublicKey: '没有配置 signing.publicKey，<{tag}> 无法发送密码。请向接口的运维人员索取公钥。',
    badPublicKey: 'signing.publicKey 无法使用，不能发送密码：{reason}。请向接口的运维人员索取公钥。',
    notDefined: '组件脚本没有执行。请检查控制台里的第一条错误。',
    scaledViewport:
      '页面按 1/{dpr} 缩放视口（如 lib-flexible），<{tag}> 只有应有大小的 1/{dpr}。请在页面的样式表里加上下面这一行。',
    subApplication:
      '这个页面是 {framework} 的子应用，它的脚本在沙箱里执行，组件可能无法注册。请把下面这一行放到主应用的页面里。',
    policyBlocks: '页面的内容安全策略（{directive}）拦截了组件需要的资源。请让管理员改成下面这一行。',
    policyNeedsNonce:
      "页面的内容安全策略用了 'strict-dynamic'，浏览器只执行带 nonce 的脚本。请让管理员按下面这一行，在组件的脚本标签里写上本次响应的 nonce。",
    fileMissing: '文件不存在（状态码 {status}）。请把 dist/ 里的脚本和 c/ 文件夹一起上传。',
    fileRefused:
      '服务器没有返回这个文件（状态码 {status}）。状态码为 4xx 时，请检查防盗链和访问权限；为 5xx 时，请检查服务器是否正常。也可以用下面的命令查看服务器的响应。',
    fileIsHtml: '服务器返回的是网页，不是脚本。请检查地址是否正确，以及服务器的跳转和错误页设置。',
    fileType: '脚本的类型是 {type}，浏览器不会执行。请修改服务器的响应头。',
    fileWithoutCors: '服务器没有发送跨域响应头，浏览器不会执行这个脚本。请修改服务器的响应头。',
    fileUnreachable: '无法连接到脚本所在的服务器。请检查地址，也可以用下面的命令查看服务器的响应。',
    fileNotLoadable: '脚本加载失败：文件不存在，或服务器没有发送下面的响应头。',
    storedScript: '浏览器缓存的脚本与服务器上的不一致。请刷新页面，并让服务器只缓存几分钟。',
    oldVersion:
      '页面上的脚本（{written}）比本工具所在文件夹中的脚本（{version}）旧，请改成下面这一行。标签里有 integrity 的，还须重新生成哈希值。',
    otherVersion:
      '页面上的脚本与本工具所在文件夹中的脚本（{version}）不一致。如果后者更新，请改成下面这一行；标签里有 integrity 的，还须重新生成哈希值。',
    oldDoctor:
      '本工具的版本（{version}）比页面上的脚本（{written}）旧，脚本不用改。请改用脚本所在文件夹里的检查工具，书签的网址写成下面这一行。',
    stalePrint:
      '模板输出的表单（{stamp}）与脚本的版本、组件的语言或页面的配置不一致，加载后会被替换。请用页面的全部配置重新输出。',
    printWithoutStyle:
      '页面的策略拦截了模板所输出表单的样式。请在 style-src 中加上下面的哈希值；样式一个字符也不能改。',
    renderedTwice:
      '<{tag}> 渲染了两次，因为先显示的内容与加载后的不一致：配置里改了文字，或页面的脚本改动了组件。已填的内容会保留。用全部配置在模板中输出表单，就能从一开始显示相同的文字。',
    apiUnreachable: '接口没有响应。请检查 apiBase 的地址。',
    apiWithoutCors: '接口没有允许这个页面跨域访问。请修改接口的响应头。',
    apiWithoutCredentials: '接口不接受跨域请求的 Cookie，登录状态无法保持。请修改接口的响应头。',
    apiWithoutCookie:
      '页面显示已登录，接口却没有收到登录的 Cookie。浏览器可能拦截了第三方 Cookie，最好改用同域代理。',
    apiNotJson:
      '这个地址返回的不是接口数据（状态码 {status}，类型 {type}）。请检查 apiBase，或在服务器上设置反向代理。',
    apiForbidden:
      '接口或它前面的防火墙拒绝了请求（状态码 403）。如果用了反向代理，必须保留 Host 请求头；没有用的话，请联系接口的运维人员。',
    eventsTaken:
      '页面的脚本在捕获阶段拦截了 {events}，<{tag}> 收不到，可能无法输入或点击。请在这个监听函数的开头加上下面一行。',
    apiFails: '接口出错（状态码 {status}）。请联系接口的运维人员，或检查 apiBase。',
    actionMissing:
      '表单的提交地址不存在（状态码 {status}）。请检查 action 的地址，也可以用下面的命令查看服务器的响应。',
    actionFails:
      '表单的提交地址出错（状态码 {status}）。请联系这台服务器的运维人员，也可以用下面的命令查看服务器的响应。',
    actionUnreachable: '无法连接到表单的提交地址。请检查 action 的地址，也可以用下面的命令查看服务器的响应。',
    linksMissing:
      '组件的链接指向的页面在这个网站上不存在（状态码 {status}）。如果门户的页面在另一个域名上，请在配置里加上下面这一行，写门户的地址；门户的 allowedDomains 里还须有 {host}，否则不能从那里返回。',
    hrefMissing:
      '属性 href 指向的页面在这个网站上不存在（状态码 {status}）。如果门户的页面在另一个域名上，请写完整的地址，如下面这一行。',
    actionWithoutCors: '表单的提交地址没有允许这个页面跨域访问。请修改服务器的响应头。',
  },
  /** Why a public key cannot be used. */
  keys: {
    isMissing: '没有填写',
    hasNoRandom: '浏览器没有安全的随机数来源',
    isPrivate: '填写的是私钥，而不是公钥',
    isNoKey: '不是 PEM 或 base64（SPKI）格式的 RSA 公钥',
    isShort: '长度不足 1024 位',
    cannotEncrypt: '无法用它加密',
  },
  panel: {
    title: '组件检查',
    running: '正在检查',
    failed: '检查没有完成：{reason}',
    clean: '没有发现问题',
    found: '发现 {n} 个问题',
    where: '位置',
    instead: '改为',
    copyLine: '复制这一行',
    copyReport: '复制报告',
    copied: '已复制',
    copyYourself: '浏览器不允许自动复制，请手动复制下面的报告：',
    again: '重新检查',
    /** Another check, with a call that could write but changes nothing. */
    post: '加发一次 POST 请求检查',
    close: '关闭',
    otherLanguage: 'English',
    requests: '检查时发送的请求',
    privacy: '除了这些请求，不会发送任何内容。',
    unread: '页面的内容安全策略不允许读取 {url}，所以没有比较它的版本。',
    openAt: '在页面上查看全部问题',
    missing: '无法加载 {url}。请把 cntv-doctor.js 上传到 cntv-widgets.js 旁边。',
    paste: '检查一段代码',
    pasteLabel: '准备粘贴到页面的代码',
    check: '检查',
    page: '页面',
    time: '时间',
    browser: '浏览器',
    line: '第 {n} 行',
  },
};
