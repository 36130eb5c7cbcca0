import type { NotificationTexts } from '../notification-text.ts';

/** Notifications in Chinese. */
export const chinese: NotificationTexts = {
  caution: '如非本人操作，请立即联系我们。',
  texts: {
    loginPasswordChanged: {
      title: '登录密码已修改',
      content: '您的登录密码已修改，其他设备均已退出登录。',
    },
    withdrawalPasswordSet: {
      title: '取款密码已设置',
      content: '您的账户已设置取款密码。',
    },
    withdrawalPasswordChanged: {
      title: '取款密码已修改',
      content: '您账户的取款密码已修改。',
    },
    withdrawalPasswordLocked: {
      title: '取款密码已锁定',
      content: '取款密码连续输错五次，已锁定 {minutes} 分钟。',
    },
    withdrawalPasswordUnlocked: {
      title: '取款密码已解锁',
      content: '我们已解除您取款密码的锁定。',
    },
    realNameSet: {
      title: '真实姓名已设置',
      content: '您账户的真实姓名现为 {name}，只有我们可以修改。',
    },
    profileChanged: {
      title: '个人资料已修改',
      content: '您的个人资料已修改。',
    },
    mobileSet: {
      title: '手机号已验证',
      content: '您账户的手机号现为 {contact}。',
    },
    emailSet: {
      title: '邮箱已验证',
      content: '您账户的邮箱现为 {contact}。',
    },
    securityQuestionsSet: {
      title: '安全问题已设置',
      content: '您的安全问题答案已保存。',
    },
    payoutAccountAdded: {
      title: '已添加收款账户',
      content: '已添加 {bank} {number}，等待期结束后即可提款至该账户。',
    },
    payoutAccountRemoved: {
      title: '已移除收款账户',
      content: '已移除 {bank} {number}。',
    },
    payoutDefaultChanged: {
      title: '默认收款账户已更改',
      content: '默认收款账户现为 {bank} {number}。',
    },
    authenticatorOn: {
      title: '身份验证器已启用',
      content: '从现在起，每次登录都需要身份验证器的验证码。',
    },
    authenticatorOff: {
      title: '身份验证器已停用',
      content: '登录时不再需要身份验证器的验证码。',
    },
    recoveryCodesRenewed: {
      title: '恢复码已更新',
      content: '旧的恢复码已失效。',
    },
    recoveryCodeUsed: {
      title: '恢复码已使用',
      content: '有人使用了您的一个恢复码代替身份验证器，剩余 {left} 个。',
    },
    deviceStays: {
      title: '设备将保持登录',
      content: '您的账户将在 {device} 上保持登录，可在设备列表中结束。',
    },
    devicesSignedOut: {
      title: '设备已退出登录',
      content: '您的账户已在 {device} 上退出登录。',
    },
    otherDevicesSignedOut: {
      title: '其他设备已退出登录',
      content: '您的账户已在所有其他设备上退出登录。',
    },
    withdrawalApproved: {
      title: '您的提款已获批准',
      content: '我们正在向您的账户支付 {amount}。',
    },
    breakBegun: {
      title: '您的休息期已开始',
      content:
        '休息期至马尼拉时间 {until}。在此之前您无法登录或游戏，我们也不会向您发送广告。您的资金仍归您所有。',
    },
    breakLengthened: {
      title: '您的休息期已延长',
      content: '休息期至马尼拉时间 {until}，任何人都无法缩短。',
    },
    breakForGood: {
      title: '您已永久休息',
      content: '您无法再登录或游戏，我们也不会向您发送广告。客服会将您的资金支付给您。',
    },
    accountClosed: {
      title: '您的账户已关闭',
      content: '账户不会再次开放。客服会将您的资金支付给您。',
    },
    returnAsked: {
      title: '您已申请回来',
      content: '自马尼拉时间 {from} 起您可以再次登录。在此之前，您仍可在登录处延长休息期。',
    },
  },
};
