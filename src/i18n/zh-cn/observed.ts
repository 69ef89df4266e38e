/** Texts in zh-CN of the mistakes that only the requests of the doctor show. */
export const observed = {
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
  apiUnreachableOrRefused:
    '接口没有响应，或者不允许这个页面访问：浏览器不说明是哪一种。请检查 apiBase 的地址，并让接口发送下面的响应头；示例门户请设置环境变量 CORS_ORIGINS={origin}。',
  apiWrongPath:
    '这个地址返回的不是接口数据：apiBase 中的路径不对。apiBase 写 /openapi/ 前面的部分，如下面这一行。',
  apiRefusesAppid:
    '接口不接受请求的参数（结果码 -10003）：appid“{appid}”不是这个接口的应用标识。请向接口的运维人员索取应用标识（appid）和公钥（signing.publicKey），两者须属于同一个接口。',
  apiRefusesKey:
    '接口没有接受页面加密的请求（结果码 -10003），signing.publicKey 可能不是这个接口的公钥。请接口的运维人员用 openssl rsa -in private.pem -pubout -outform DER | openssl base64 -A 输出公钥。appid“{appid}”也须属于同一个接口。',
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
};
