import type { RouteHandler } from "#lib/http/route.ts";
import { GET as addressById } from "./address/[id]/route.ts";
import { GET as address } from "./address/route.ts";
import { GET as audit } from "./audit/route.ts";
import { GET as authLogin } from "./auth/login/route.ts";
import { GET as authLogout } from "./auth/logout/route.ts";
import { GET as authPassword } from "./auth/password/route.ts";
import { GET as authRecoveryCodes } from "./auth/recovery-codes/route.ts";
import { GET as authRegister } from "./auth/register/route.ts";
import { GET as authResetPassword } from "./auth/reset-password/route.ts";
import { GET as authSecondFactor } from "./auth/second-factor/route.ts";
import { GET as authSecondFactorSetup } from "./auth/second-factor/setup/route.ts";
import { GET as authSecondStep } from "./auth/second-step/route.ts";
import { GET as authUser } from "./auth/user/route.ts";
import { GET as cartById } from "./cart/[id]/route.ts";
import { GET as cartResetSoldOut } from "./cart/reset-sold-out/route.ts";
import { GET as cart } from "./cart/route.ts";
import { GET as cartbadge } from "./cartbadge/route.ts";
import { GET as city } from "./city/route.ts";
import { GET as completeOrder } from "./complete-order/route.ts";
import { GET as customer } from "./customer/route.ts";
import { GET as eventCalendar } from "./event/[id]/calendar/route.ts";
import { GET as eventById } from "./event/[id]/route.ts";
import { GET as event } from "./event/route.ts";
import { GET as eventimage0 } from "./eventimage/0/route.ts";
import { GET as exportCustomers } from "./export/customers.csv/route.ts";
import { GET as exportOrders } from "./export/orders.csv/route.ts";
import { GET as exportProducts } from "./export/products.csv/route.ts";
import { GET as galleryById } from "./gallery/[id]/route.ts";
import { GET as gallery } from "./gallery/route.ts";
import { GET as healthLive } from "./health/live/route.ts";
import { GET as healthReady } from "./health/ready/route.ts";
import { GET as home } from "./home/route.ts";
import { GET as orderByIdCancel } from "./order/[id]/cancel/route.ts";
import { GET as orderByIdComplete } from "./order/[id]/complete/route.ts";
import { GET as orderByIdNote } from "./order/[id]/note/route.ts";
import { GET as orderByIdProofByProofId } from "./order/[id]/proof/[proofId]/route.ts";
import { GET as orderById } from "./order/[id]/route.ts";
import { GET as orderByIdTracking } from "./order/[id]/tracking/route.ts";
import { GET as orderResi } from "./order/resi/route.ts";
import { GET as order } from "./order/route.ts";
import { GET as payment } from "./payment/route.ts";
import { GET as paymentProofByToken } from "./payment-proof/[token]/route.ts";
import { GET as place } from "./place/route.ts";
import { GET as productById } from "./product/[id]/route.ts";
import { GET as product } from "./product/route.ts";
import { GET as productDetailById } from "./product-detail/[id]/route.ts";
import { GET as productImport } from "./product-import/route.ts";
import { GET as province } from "./province/route.ts";
import { GET as sendOtp } from "./send-otp/route.ts";
import { GET as sendOtpEditEmail } from "./send-otp-edit-email/route.ts";
import { GET as sessionById } from "./session/[id]/route.ts";
import { GET as session } from "./session/route.ts";
import { GET as shipping } from "./shipping/route.ts";
import { GET as tariff } from "./tariff/route.ts";
import { GET as undoEmailChange } from "./undo-email-change/route.ts";
import { GET as userData } from "./user/data/route.ts";
import { GET as userEmailChange } from "./user/email-change/route.ts";
import { GET as user } from "./user/route.ts";
import { GET as verifyOtp } from "./verify-otp/route.ts";

/** The API's handlers by path, for the API's document. A test compares them with the folders. */
export const RESOURCES: Record<string, RouteHandler> = {
  "/api/address/{id}": addressById,
  "/api/address": address,
  "/api/audit": audit,
  "/api/auth/login": authLogin,
  "/api/auth/logout": authLogout,
  "/api/auth/password": authPassword,
  "/api/auth/recovery-codes": authRecoveryCodes,
  "/api/auth/register": authRegister,
  "/api/auth/reset-password": authResetPassword,
  "/api/auth/second-factor/setup": authSecondFactorSetup,
  "/api/auth/second-factor": authSecondFactor,
  "/api/auth/second-step": authSecondStep,
  "/api/auth/user": authUser,
  "/api/cart/{id}": cartById,
  "/api/cart/reset-sold-out": cartResetSoldOut,
  "/api/cart": cart,
  "/api/cartbadge": cartbadge,
  "/api/city": city,
  "/api/complete-order": completeOrder,
  "/api/customer": customer,
  "/api/event/{id}/calendar": eventCalendar,
  "/api/export/customers.csv": exportCustomers,
  "/api/export/orders.csv": exportOrders,
  "/api/export/products.csv": exportProducts,
  "/api/product-import": productImport,
  "/api/event/{id}": eventById,
  "/api/event": event,
  "/api/eventimage/0": eventimage0,
  "/api/gallery/{id}": galleryById,
  "/api/gallery": gallery,
  "/api/health/live": healthLive,
  "/api/health/ready": healthReady,
  "/api/home": home,
  "/api/order/{id}/cancel": orderByIdCancel,
  "/api/order/{id}/complete": orderByIdComplete,
  "/api/order/{id}/note": orderByIdNote,
  "/api/order/{id}/proof/{proofId}": orderByIdProofByProofId,
  "/api/order/{id}": orderById,
  "/api/order/{id}/tracking": orderByIdTracking,
  "/api/order/resi": orderResi,
  "/api/order": order,
  "/api/payment-proof/{token}": paymentProofByToken,
  "/api/payment": payment,
  "/api/place": place,
  "/api/product-detail/{id}": productDetailById,
  "/api/product/{id}": productById,
  "/api/product": product,
  "/api/province": province,
  "/api/send-otp-edit-email": sendOtpEditEmail,
  "/api/send-otp": sendOtp,
  "/api/session/{id}": sessionById,
  "/api/session": session,
  "/api/shipping": shipping,
  "/api/tariff": tariff,
  "/api/user/data": userData,
  "/api/undo-email-change": undoEmailChange,
  "/api/user/email-change": userEmailChange,
  "/api/user": user,
  "/api/verify-otp": verifyOtp,
};
